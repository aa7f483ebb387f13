import { join } from 'node:path'
import { readSeedFiles } from '#server/db/seed/files.ts'
import { recordingsFolder, seedFolder } from './folders.ts'
import { writeZip } from './zip.ts'

/** All recordings of the app, named so that players keep them in the temple's order. */
export const makeRecordings = async (path: string): Promise<void> => {
  const { mantras, audio } = await readSeedFiles(seedFolder)
  const inOrder = mantras.toSorted((a, b) => a.position - b.position)
  await writeZip(
    path,
    inOrder.flatMap(({ id, title }, index) => {
      const file = audio[id]?.file
      if (file === undefined) return []
      const number = String(index + 1).padStart(2, '0')
      return [{ name: `${number} ${title}.mp3`, path: join(recordingsFolder, file) }]
    }),
  )
}
