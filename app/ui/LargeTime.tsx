/**
 * A time to be read at arm's length, on which the part of the day is small, in languages that may say it
 * first: `रात्री 8:51`. `writeHour` writes into the same nodes. English, which never does, writes its own.
 */
export function LargeTime({ of: time = '' }: { of: string | undefined }) {
  const [first = '', second] = time.split('\u00a0')
  if (!second) return first
  return /\d/.test(first) ? (
    <>
      {first}
      <small> {second}</small>
    </>
  ) : (
    <>
      <small>{first}</small> {second}
    </>
  )
}
