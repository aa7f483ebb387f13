/** The end of a span without the part of the day that its beginning has said: `9:48` after `सकाळी 9:03`. */
export function untilAfter(from: string, until: string): string {
  const [part] = /^\D+(?=\d)/.exec(from) ?? []
  return part && until.startsWith(part) ? until.slice(part.length) : until
}
