import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sfntOf } from '#server/pdf/woff.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { runChildProcess } from '#server/processes/childProcess.ts'

/** The text on the picture shown with a page's link. */
export type OgImage = {
  readonly eyebrow: string
  readonly title: string
  readonly verse?: string | undefined
  readonly temple: string
  /** Whose letters its words have; absent for English. */
  readonly language?: 'mr' | 'hi'
}

/** What a temple's own look adds to each picture; the icon's file is under `readIcon`. */
type OwnLook = { readonly frame?: string | undefined; readonly icon?: string | undefined }

/** The input of the drawing process: where to put the picture, and which fonts there are. */
export type Task = {
  readonly image: OgImage
  readonly frame?: string | undefined
  /** As a PNG in base 64. */
  readonly icon?: string | undefined
  readonly file: string
  readonly fonts: string
}

export type Picture = { readonly key: string; readonly file: string }

export type OgImages = {
  /**
   * The picture, from the cache or drawn now; 503 while too many others wait. If our fonts lack
   * its letters it is undefined, or has no words where the temple has a look of its own.
   */
  readonly picture: (image: OgImage, own?: OwnLook) => Promise<Picture | undefined>
}

/** Raise it whenever the same picture would be drawn differently. */
const drawingVersion = 3

const limits = { timeoutMs: 20_000, heapMb: 128 }

/** Festivals reach from 1950 to 2100, and a crawler may ask for each. */
const mostPictures = 1000

/** Letters that our fonts lack would appear as boxes with numbers. */
const strange = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u

/** Somebody who asks for all of them at once must not delay everybody for minutes. */
const mostWaiting = 20

const isThere = async (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  )

/**
 * Only our own fonts: others on the machine must not change a picture, and take seconds to read.
 */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(import.meta.dirname, 'fonts')}</dir><dir>${join(folder, 'letters')}</dir><cachedir>${join(folder, 'fontcache')}</cachedir></fontconfig>
`

/** The letters of Marathi and Hindi, unpacked, because fontconfig reads nothing else. */
const unpackLetters = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const language of ['marathi', 'hindi']) {
    const name = `tiro-devanagari-${language}`
    const packed = import.meta.resolve(
      `@fontsource/${name}/files/${name}-devanagari-400-normal.woff`,
    )
    await writeFile(join(folder, `${name}.ttf`), sfntOf(await readFile(fileURLToPath(packed))))
  }
}

const noWords: OgImage = { eyebrow: '', title: '', temple: '' }

type Options = {
  /** The temple's own icon, by the name of its set; undefined if it is gone. */
  readonly readIcon?: (set: string) => Promise<Buffer | undefined>
  readonly most?: number
}

/** Caches drawn pictures in a folder, each under the hash of its text and the temple's look. */
export const createOgImages = (
  folder: string,
  { readIcon, most = mostWaiting }: Options = {},
): OgImages => {
  const fonts = join(folder, 'fonts.conf')
  let ready: Promise<void> | undefined
  /** A crawler that asks for all of them must not fill the disk. */
  const inTurn = oneAtATime({ waitingAtMost: most })
  const drawing = new Map<string, Promise<void>>()

  const makeReady = async (): Promise<void> => {
    await mkdir(folder, { recursive: true })
    await unpackLetters(join(folder, 'letters'))
    await writeFile(fonts, fontSettings(folder))
  }

  /** The least recently used ones. */
  const sweep = async (): Promise<void> => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png'))
    if (names.length <= mostPictures) return
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
    )
    const oldest = aged.toSorted((a, b) => a.at - b.at).slice(0, names.length - mostPictures)
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  const draw = async (image: OgImage, own: OwnLook | undefined, file: string): Promise<void> => {
    await (ready ??= makeReady())
    const unfinished = `${file}.${randomUUID()}`
    try {
      const icon = own?.icon === undefined ? undefined : await readIcon?.(own.icon)
      const task: Task = {
        image,
        frame: own?.frame,
        icon: icon?.toString('base64'),
        file: unfinished,
        fonts,
      }
      await runChildProcess(join(import.meta.dirname, 'draw.ts'), task, limits)
      await rename(unfinished, file)
      await sweep()
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    picture: async (requested, own) => {
      const isStrange = Object.values(requested).some((words) => strange.test(words ?? ''))
      if (isStrange && !own) return undefined
      const image = isStrange ? noWords : requested
      const fingerprint = JSON.stringify([drawingVersion, image, ...(own ? [own] : [])])
      const key = createHash('sha256').update(fingerprint).digest('base64url').slice(0, 24)
      const file = join(folder, `${key}.png`)
      if (await isThere(file)) {
        const now = new Date()
        await utimes(file, now, now).catch(() => undefined)
        return { key, file }
      }
      const making =
        drawing.get(key) ?? inTurn(() => draw(image, own, file)).finally(() => drawing.delete(key))
      drawing.set(key, making)
      await making
      return { key, file }
    },
  }
}

export const readPicture = ({ file }: Picture): Promise<Buffer> => readFile(file)
