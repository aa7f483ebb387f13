import { StorageError } from '#server/adapters/storage/port.ts'
import { BackupError } from '#server/backup/errors.ts'
import { StartError } from '#server/errors.ts'

export const inMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const isInWords = (error: unknown): error is Error =>
  [StartError, BackupError, StorageError].some((kind) => error instanceof kind)

/** Ends with 0, with 2 if it was refused in words, and with 1 after any other failure. */
export const runCommand = (work: () => Promise<void>): void => {
  work().catch((error: unknown) => {
    console.error(isInWords(error) ? error.message : error)
    process.exitCode = isInWords(error) ? 2 : 1
  })
}
