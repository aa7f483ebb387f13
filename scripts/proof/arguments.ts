/** Some parts, or some things of the last part that is named; everything if nothing is. */
export const readArguments = (words: readonly string[], parts: readonly string[]) => {
  const firstThing = words.findIndex((word) => !parts.includes(word))
  const end = firstThing < 0 ? words.length : firstThing
  return { parts: words.slice(0, end), things: words.slice(end) }
}
