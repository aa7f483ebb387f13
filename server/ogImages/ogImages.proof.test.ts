import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createOgImages, readPicture, type OgImage } from './ogImages.ts'

const open = async (most?: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-og-images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return createOgImages(folder, { ...(most !== undefined && { most }) })
}

const ogImage = (title: string): OgImage => ({
  eyebrow: 'Blog',
  title,
  temple: 'Shri Ganesha Mandir',
})

test('one picture is drawn and one waits; requests for more are refused for now', async () => {
  const { picture } = await open(1)
  const words = ['one', 'two', 'two', 'three', 'four']
  const asked = await Promise.allSettled(words.map((word) => picture(ogImage(word))))
  // Which of them come first depends on the disk.
  const drawn = new Set(words.filter((_, at) => asked[at]?.status === 'fulfilled'))
  expect(drawn.size).toBe(2)
  words.forEach((word, at) => {
    if (drawn.has(word)) expect(asked[at]).toMatchObject({ status: 'fulfilled' })
    else
      expect(asked[at]).toMatchObject({
        reason: { status: 503, extras: { retryAfterSeconds: expect.any(Number) } },
      })
  })
  const refused = words.find((word) => !drawn.has(word)) ?? ''
  expect(await picture(ogImage(refused))).toBeDefined()
})

test('what our fonts cannot write is shown by the common picture', async () => {
  const { picture } = await open()
  expect(await picture(ogImage('திருவிழா'))).toBeUndefined()
})

test('a temple’s own icon and colour are on its pictures, without words if our fonts lack them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-og-images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const green = { r: 20, g: 83, b: 45 }
  const icon = await sharp({
    create: { width: 512, height: 512, channels: 3, background: green },
  })
    .png()
    .toBuffer()
  const { picture } = createOgImages(folder, { readIcon: async () => icon })
  const own = { frame: '#8e1b1b', icon: 'set' }
  const common = await picture(ogImage('Modak'))
  const [worded, wordless] = [
    await picture(ogImage('Modak'), own),
    await picture(ogImage('திருவிழா'), own),
  ]
  expect(new Set([common?.key, worded?.key, wordless?.key]).size).toBe(3)
  for (const made of [worded, wordless]) {
    const { data, info } = await sharp(made && (await readPicture(made)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    const isNear = (point: number[], colour: number[]) =>
      point.every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) < 16)
    expect(isNear(at(128, 148), [20, 83, 45]), `icon ${at(128, 148)}`).toBe(true)
    expect(isNear(at(600, 622), [142, 27, 27]), `band ${at(600, 622)}`).toBe(true)
  }
})

test.each([
  ['long', 'How the vrat of Angaraki Sankashti is kept '.repeat(10)],
  ['one word', 'W'.repeat(120)],
  ['in Devanagari', 'श्रीगणपत्यथर्वशीर्षोपनिषद् '.repeat(5)],
  ['in Devanagari without a blank', 'श्रीगणपत्यथर्वशीर्षोपनिषद्'.repeat(5)],
  ['of signs', '<b>&amp;"\'</b>]]>&#x0;'],
  ['with an emoji', 'The elephant 🐘'],
  ['of emoji alone', '🐘🙏🏽'],
])('a title that is %s has a picture', async (_, title) => {
  const { picture } = await open()
  const made = await picture(ogImage(title))
  const bytes = made && (await readPicture(made))
  expect([bytes?.readUInt32BE(16), bytes?.readUInt32BE(20)]).toEqual([1200, 630])
})

test('words in Devanagari have the letters of their language', async () => {
  const { picture } = await open()
  const words = { ...ogImage('श्री गणेशाची शुभ लाभ पूजा'), eyebrow: 'लेख' }
  const pictures = [words, { ...words, language: 'mr' }, { ...words, language: 'hi' }] as const
  const drawn = await Promise.all(
    pictures.map(async (each) => {
      const made = await picture(each)
      return made && (await readPicture(made)).toString('base64')
    }),
  )
  expect(new Set(drawn).size).toBe(3)
})
