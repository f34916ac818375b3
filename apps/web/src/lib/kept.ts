/** One value for each question, as long as the page is open. */
export function kept<Question, Value>(ask: (question: Question) => Value) {
  const known = new Map<string, Value>();
  return (question: Question): Value => {
    const key = JSON.stringify(question);
    const value = known.get(key) ?? ask(question);
    known.set(key, value);
    return value;
  };
}
