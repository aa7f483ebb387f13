import { examine } from '#server/doctor/doctor.ts'
import { StartError } from '#server/errors.ts'
import { readEnvFile } from '#server/startup/envFile.ts'

const run = async (): Promise<void> => {
  const findings = await examine(process.env, readEnvFile())
  for (const { state, text } of findings) console.log(`${state.padEnd(9)}  ${text}`)
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} to put right.`)
  process.exitCode = wrong === 0 ? 0 : 1
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
