import type { Page } from '@playwright/test'
import { drawn, expect, hydrated, test } from '#e2e/fixtures.ts'

/**
 * Dandas that are not on the line of the letter before them, each with the beginning of its text.
 */
const loose = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const line of document.querySelectorAll(
      '.mantra-text, .mantra-iast, .prose blockquote p',
    )) {
      const letters: { letter: string; node: Text; at: number }[] = []
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        node.data
          .split('')
          .forEach((letter, at) => /[\s\p{M}]/u.test(letter) || letters.push({ letter, node, at }))
      }
      const boxOf = ({ node, at }: { node: Text; at: number }) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      }
      letters.forEach((danda, index) => {
        const before = letters[index - 1]
        if (!before || !/[।॥|]/.test(danda.letter)) return
        const { top, height } = boxOf(before)
        if (boxOf(danda).top > top + height / 2) found.push(line.textContent.slice(0, 60))
      })
    }
    return found
  })

/** Words of verses that are broken within, each with its line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const line of document.querySelectorAll('.verse-line')) {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/[^\s।॥]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1) found.push(`${word} in ${line.textContent}`)
        }
      }
    }
    return found
  })

test('No danda begins a line and no word of a verse is broken, on any screen and at any reading size', async ({
  page,
}) => {
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [
      '/',
      '/mantras',
      '/mantras/ganesha-pancharatnam',
      '/mantras/sankata-nashana-stotra',
      '/mantras/ganapati-atharvashirsha',
      '/mantras/ganesha-108-names',
      '/aarti',
      '/calendar/ganadhipa-sankashti-2026',
      '/blog/first-puja-checklist',
    ]) {
      await page.goto(path)
      await hydrated(page)
      await drawn(page)
      for (const size of ['normal', 'large', 'larger']) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['readingSize'] = chosen
        }, size)
        expect(await loose(page), `${path}, ${size}, ${width} px wide`).toEqual([])
        expect(await brokenWords(page), `${path}, ${size}, ${width} px wide`).toEqual([])
      }
    }
  }
})
