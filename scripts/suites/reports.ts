import { readFile } from 'node:fs/promises'

/** Nothing if the step crashed before it wrote its report. */
export const readReport = async <Report>(file: string): Promise<Report | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    console.error(`No report of this step: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
