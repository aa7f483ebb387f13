import { saveFile } from './saveFile.ts'

/** Saves a value as a file through the browser. */
export const saveJson = (value: unknown, fileName: string): void =>
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), fileName)
