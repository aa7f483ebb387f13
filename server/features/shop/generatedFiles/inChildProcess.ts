import { setPriority } from 'node:os'
import * as z from 'zod'
import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { goodsIds, type GoodsId } from './catalogue.ts'

const task = z.object({ id: z.enum(goodsIds), path: z.string(), folder: z.string() })

type Make = (path: string, folder: string) => Promise<void>

/** Each loads only what it needs. */
const makers: Readonly<Record<GoodsId, () => Promise<Make>>> = {
  'mantra-recordings': async () => (await import('./recordings.ts')).makeRecordings,
  'article-wallpapers': async () => (await import('./wallpapers.ts')).makeWallpapers,
  'mantra-book-pdf': async () => (await import('./mantraBook.ts')).makeMantraBook,
  'ganesha-calendar-2027': async () => (await import('./calendar.ts')).makeCalendar,
}

// Visitors come first.
setPriority(19)
const { id, path, folder } = task.parse(await readChildProcessInput())
const make = await makers[id]()
await make(path, folder)
process.stdout.write('{}')
