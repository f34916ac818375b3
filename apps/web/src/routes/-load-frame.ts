/** A step of its own: the list of the files that the frame needs would weigh on every public page. */
export async function loadFrame() {
  const { beginShell } = await import("./-begin-shell.ts");
  beginShell();
  const { SignedInFrame } = await import("./-signed-in-frame.tsx");
  return { default: SignedInFrame };
}
