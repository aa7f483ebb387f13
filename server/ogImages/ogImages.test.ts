import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('one picture is drawn and one waits; requests for more are told to try again later', async () => {
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
