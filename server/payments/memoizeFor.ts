/** More are not remembered: then all are asked about again. */
const mostAnswers = 1000

/**
 * Asks about each at most once in this time; a second caller gets the same answer, even one that is
 * still pending.
 */
export const memoizeFor = <T>(
  ask: (about: string) => Promise<T>,
  { whileMs, now }: { readonly whileMs: number; readonly now: () => Date },
): ((about: string) => Promise<T>) => {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<T> }>()
  return (about) => {
    const at = now().getTime()
    const cached = answers.get(about)
    if (cached && Math.abs(at - cached.at) < whileMs) return cached.answer
    if (answers.size >= mostAnswers) answers.clear()
    const answer = ask(about)
    answers.set(about, { at, answer })
    return answer
  }
}
