export type Patch = {
  readonly name: string
  /** What the bug breaks, in one sentence. */
  readonly promise: string
  /** The test file that found it last. */
  readonly caughtBy?: string | undefined
  /** The one file that it changes. */
  readonly file: string
}

const lineOf = (head: string, field: string): string | undefined =>
  new RegExp(`^${field}: *(.+?)\\.?$`, 'm').exec(head)?.[1]

/** Reads what stands above the diff, which `git apply` leaves alone, and which file it changes. */
export const readPatch = (name: string, text: string): Patch => {
  const [head = ''] = text.split(/^--- /m, 1)
  const files = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)
  const [file] = files
  const promise = lineOf(head, 'Promise')
  if (promise === undefined) throw new Error(`${name}: a line “Promise: …” says what it breaks`)
  if (file === undefined || files.length > 1) throw new Error(`${name}: it changes one file`)
  return { name, promise, caughtBy: lineOf(head, 'Caught-by'), file }
}
