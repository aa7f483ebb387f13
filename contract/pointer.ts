/** Where in the input an issue is, as the fragment form of a JSON pointer: `#/lines/0`. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  ['#', ...path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
