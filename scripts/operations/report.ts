import type { ProcessResult } from './processes.ts'

let passed = 0
export const passedSoFar = (): number => passed

/** Ends the walk with what was said if it is not right. */
export const check = (name: string, isRight: boolean, detail = ''): void => {
  if (!isRight) throw new Error(`✗ ${name}\n${detail}`)
  passed += 1
  console.log(`✓ ${name}`)
}

type ExpectedLine = { readonly says: RegExp; readonly fails: boolean }

/** Shows the line of a command that an operator would read. */
export const checkSays = (
  name: string,
  { code, output }: ProcessResult,
  { says, fails }: ExpectedLine,
): string => {
  const line = output.split('\n').find((each) => says.test(each)) ?? ''
  check(
    name,
    line !== '' && (code !== 0) === fails,
    `expected ${says} and ${fails ? 'a failure' : 'no failure'}, ended with ${code}:\n${output}`,
  )
  console.log(`    ${line.trim()}`)
  return line
}

export const notRun = (name: string, why: string): void => console.log(`- ${name}: not run, ${why}`)
