/** The form that English uses with a number. */
export const counted = (count: number, { one, other }: { one: string; other: string }): string =>
  count === 1 ? one : other
