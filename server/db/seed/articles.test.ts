import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { toIast } from '#server/devanagari/iast.ts'

const folder = join(import.meta.dirname, 'articles')
const pictures = join(import.meta.dirname, '../../../public/images/articles')

type Front = {
  fields: Record<string, string | number | boolean>
  sources: string[]
}

/** As simple as the files should be: a word and its value on each line, and the one list. */
const readFront = (yaml: string): Front => {
  const front: Front = { fields: {}, sources: [] }
  for (const line of yaml.split('\n')) {
    const [, source] = /^ {2}- '(.+)'$/.exec(line) ?? []
    const [, name, text, plain] = /^(\w+):(?: '(.*)'| (\d+|true|false))?$/.exec(line) ?? []
    if (source !== undefined) front.sources.push(source)
    else if (name === undefined) throw new Error(`Not understood: ${line}`)
    else if (text !== undefined) front.fields[name] = text
    else if (plain !== undefined) front.fields[name] = JSON.parse(plain) as number | boolean
  }
  return front
}

const articles = readdirSync(folder).map((file) => {
  const [, yaml = '', body = ''] = readFileSync(join(folder, file), 'utf8').split(/^---\n/m)
  const read = body.replaceAll(/\]\([^)]*\)/g, ']')
  return {
    file,
    ...readFront(yaml.trimEnd()),
    body,
    words: read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  }
})

const mantras = readdirSync(join(import.meta.dirname, 'mantras'))
const routes = [
  '/mantras',
  '/calendar',
  '/puja',
  '/contact',
  '/donate',
  ...mantras.map((name) => `/mantras/${name.replace('.json', '')}`),
]

describe('The first articles', () => {
  it('are nine, three of them featured, each with an address and a day of its own', () => {
    expect(articles).toHaveLength(9)
    expect(articles.filter(({ fields }) => fields['isFeatured'] === true)).toHaveLength(3)
    for (const field of ['slug', 'title', 'image', 'publishedAt']) {
      expect(new Set(articles.map(({ fields }) => fields[field])).size, field).toBe(9)
    }
  })

  describe.each(articles)('$file', ({ file, fields, sources, body, words: counted }) => {
    it('has every field, in the form the blog takes', () => {
      expect(`${fields['slug']}.md`).toBe(file)
      expect(fields['title']).toMatch(/^.{5,80}$/)
      expect(fields['excerpt']).toMatch(/^.{80,160}$/u)
      expect(fields['author']).toMatch(/^.{3,80}$/)
      expect(fields['authorInitials']).toMatch(/^[A-Z]{1,4}$/)
      expect(fields['publishedAt']).toMatch(/^2026-(?:09|10|11)-\d\dT\d\d:\d\d:00Z$/)
      expect(String(fields['publishedAt']) < '2026-11-20').toBe(true)
    })

    it('is long enough to say something, and says how long', () => {
      expect(counted).toBeGreaterThanOrEqual(550)
      expect(counted).toBeLessThanOrEqual(900)
      expect(fields['readTime']).toBe(Math.ceil(counted / 200))
    })

    it('says where its claims are from', () => {
      expect(sources.length).toBeGreaterThanOrEqual(4)
      for (const source of sources) expect(source).toMatch(/^.{20,500}$/u)
    })

    it('has a picture that is small, has no words in it and is described', () => {
      const path = join(pictures, `${fields['image']}.svg`)
      expect(statSync(path).size).toBeLessThanOrEqual(12 * 1024)
      const drawing = readFileSync(path, 'utf8')
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 1200 675"/)
      expect(drawing).not.toMatch(
        /<(?:text|script|image|style|foreignObject)|https?:(?!\/\/www\.w3)/,
      )
      expect(fields['imageAlt']).toMatch(/^.{20,200}$/)
    })

    it('is plain Markdown below its title, with links to pages there are', () => {
      expect(body).not.toMatch(/<[a-z!/]/i)
      expect(body).not.toMatch(/^# /m)
      const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address)
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(routes).toContain(link)
    })

    it('romanises Sanskrit as the mantras are', () => {
      const pairs = body.matchAll(
        /([\u0900-\u097f][\u0900-\u097f ।]*)(?:\]\([^)]*\))? \(\[?\*([^*]+)\*/g,
      )
      for (const [, sanskrit = '', roman = ''] of pairs) {
        const words = sanskrit.replaceAll('।', '').split(/\s+/).filter(Boolean)
        expect(roman.replaceAll(',', '').split(' '), sanskrit).toEqual(
          words.map((word) => toIast(word)),
        )
      }
    })
  })
})

test('No drawing lies there that no article shows', () => {
  const shown = articles.map(({ fields }) => `${fields['image']}.svg`)
  expect(readdirSync(pictures).toSorted()).toEqual(shown.toSorted())
})
