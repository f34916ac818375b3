/** What happened. The payload is kept for ever: names of what changed, counts, ids, instants; never private values. */
export type Event<Payload extends object = object, Aside = unknown> = {
  kind: string;
  subject: { type: string; id: string };
  payload: Payload;
  /** What subscribers need beside it, such as somebody's words: handed to them and not kept. */
  aside: Aside;
};

type Nothing = Record<never, never>;

/** `never` as a payload or aside: there is none. */
type Rest<Payload extends object, Aside> = [Aside] extends [never]
  ? [Payload] extends [never]
    ? []
    : [payload: Payload]
  : [payload: [Payload] extends [never] ? Nothing : Payload, aside: Aside];

export type EventMaker<Payload extends object, Aside> = {
  kind: string;
  (subjectId: string, ...rest: Rest<Payload, Aside>): Event<Payload, Aside>;
};

/** A kind of event, and what its payload holds. The words of a kind stand in rows: they are never renamed. */
export function defineEvent<Payload extends object = never, Aside = never>(
  kind: string,
  subjectType: string,
): EventMaker<Payload, Aside> {
  const make = (subjectId: string, ...[payload, aside]: Rest<Payload, Aside>) => ({
    kind,
    subject: { type: subjectType, id: subjectId },
    payload: payload ?? ({} satisfies Nothing),
    aside,
  });
  return Object.assign(make, { kind }) as EventMaker<Payload, Aside>;
}
