/** The teacher's pupils as another feature loads them. */
export type PupilList = {
  data?: readonly { id: string; name: string }[] | undefined;
  isError: boolean;
  refetch: () => unknown;
};
