import { type Config, readConfig } from '#server/config.ts'
import { readEnvFile } from '#server/startup/envFile.ts'
import { inWords } from '#server/systemErrors/inWords.ts'

export const inMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

let config: Config | undefined

/**
 * What a start would read, from the environment and its file; without the settings that the command
 * looks at itself.
 */
export const readSettings = (without: readonly string[] = []): Config => {
  for (const line of readEnvFile()) console.error(line)
  config = readConfig({
    ...process.env,
    ...Object.fromEntries(without.map((name) => [name, undefined])),
  })
  return config
}

/** Prints in a sentence what stands in the way of a command, or all of what is a bug. */
export const printFailure = (error: unknown): { isInWords: boolean } => {
  const message = inWords(error, config)
  console.error(message ?? error)
  return { isInWords: message !== undefined }
}

/** Ends with 0, with 2 if it was refused in words, and with 1 after any other failure. */
export const runCommand = (work: () => Promise<void>): void => {
  work().catch((error: unknown) => {
    process.exitCode = printFailure(error).isInWords ? 2 : 1
  })
}
