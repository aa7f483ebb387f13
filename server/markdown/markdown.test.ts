import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChildProcessError, runChildProcess } from '#server/processes/childProcess.ts'
import { runs } from '#server/test/suite.ts'
import { useRealProcesses } from '#server/test/scriptsHere.ts'
import type { KnownPicture, MarkdownJob } from './port.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { sanitise } from './sanitise.ts'
import { createToHtml } from './toHtml.ts'

const toHtml = createToHtml()

const hash = '0123456789abcdef0123'
const sent: KnownPicture = { hash, width: 1200, height: 900, widths: [400, 800, 1200] }

const job = (text: string, input: Partial<MarkdownJob> = {}): MarkdownJob => ({
  text,
  sources: [],
  pictures: [sent],
  ...input,
})
const html = (text: string): string => toHtml(job(text)).html

describe('Markdown becomes HTML', () => {
  test('with headings below the page’s own title, and never tiny ones', () => {
    expect(html('# One\n\n## Two\n\n##### Five')).toBe(
      '<h2>One</h2>\n<h2>Two</h2>\n<h4>Five</h4>\n',
    )
  })

  test('with Devanagari marked as Sanskrit, its words together', () => {
    expect(html('Say **ॐ गं गणपतये नमः ॥** twice, गणेश!')).toBe(
      '<p>Say <strong><span lang="sa">ॐ गं गणपतये नमः ॥</span></strong> twice, <span lang="sa">गणेश</span>!</p>\n',
    )
  })

  test('of a text in Marathi with its Devanagari in the language of the page', () => {
    const marathi = job('मंदिर **जुने** आहे.', { isInDevanagari: true })
    expect(toHtml(marathi).html).toBe('<p>मंदिर <strong>जुने</strong> आहे.</p>\n')
  })

  test('of a text in Hindi with the verses that it quotes in Sanskrit', () => {
    const hindi = job('> इष्टकाम ।\n> पुनरागमनाय च ॥\n>\n> फिर आने के लिए।', { isInDevanagari: true })
    expect(toHtml(hindi).html).toBe(
      '<blockquote>\n<p><span lang="sa">इष्टकाम ।</span>\n<span lang="sa">पुनरागमनाय च ॥</span></p>\n' +
        '<p>फिर आने के लिए।</p>\n</blockquote>\n',
    )
  })

  test('with the full font file for what the small one would draw wrongly', () => {
    expect(html('गृहाणार्घ्यं')).toBe(
      '<p><span lang="sa" class="font-mantra-full">गृहाणार्घ्यं</span></p>\n',
    )
  })

  test('with links: those to other sites give no credit, ours are plain', () => {
    expect(html('[a](https://a.example/x) [b](/mantras) https://c.example')).toBe(
      '<p><a href="https://a.example/x" rel="nofollow noopener">a</a> <a href="/mantras">b</a> ' +
        '<a href="https://c.example" rel="nofollow noopener">https://c.example</a></p>\n',
    )
  })

  test('with tables that can be scrolled by themselves', () => {
    expect(html('|a|\n|-:|\n|1|')).toMatch(
      /^<div class="table"><table>\s*<thead>\s*<tr>\s*<th>a<\/th>.*<\/table><\/div>\s*$/s,
    )
  })

  test('with its sources at the end, which are in English in each language', () => {
    const marathi = { sources: ['गणेश: a book'], isInDevanagari: true }
    expect(toHtml(job('मंदिर.', marathi)).html).toBe(
      '<p>मंदिर.</p>\n<section class="sources"><h2>संदर्भ</h2><ul lang="en">' +
        '<li><span lang="sa">गणेश</span>: a book</li></ul></section>',
    )
  })

  test('with its sources at the end', () => {
    const made = toHtml(job('Text.', { sources: ['A: *B*, https://b.example/1'] })).html
    expect(made).toBe(
      '<p>Text.</p>\n<section class="sources"><h2>Sources</h2><ul><li>A: <em>B</em>, ' +
        '<a href="https://b.example/1" rel="nofollow noopener">https://b.example/1</a></li></ul></section>',
    )
  })

  test('with an editor’s picture in all its sizes, and its title as the caption', () => {
    const made = toHtml(job(`![A moon](/media/${hash}-800.webp "At *dusk*")`))
    expect(made.html).toContain(
      `<figure><picture><source type="image/avif" srcset="/media/${hash}-400.avif 400w, `,
    )
    expect(made.html).toContain(
      `<img src="/media/${hash}-800.webp" alt="A moon" width="1200" height="900" loading="lazy" />`,
    )
    expect(made.html).toContain('<figcaption>At *dusk*</figcaption></figure>')
    expect(made.pictures).toEqual([`/media/${hash}-800.webp`])
    expect(made.lacksAlt).toBe(false)
  })

  test('with our drawings; of a picture that is nowhere, with the words that describe it', () => {
    expect(html('![Moon](/images/articles/moon.svg)')).toContain(
      '<figure><img src="/images/articles/moon.svg" alt="Moon" width="1200" height="675"',
    )
    expect(html(`![Moon](/media/${'f'.repeat(20)}-800.webp)`)).toBe('<p>Moon</p>\n')
    expect(html('![Moon](https://elsewhere.example/a.png)')).toBe('<p>Moon</p>\n')
  })

  test('and a picture without a description is reported', () => {
    expect(toHtml(job(`![ ](/media/${hash}-800.webp)`)).lacksAlt).toBe(true)
  })

  test('and its beginning and number of words are returned', () => {
    const made = toHtml(job(`## Begin\n\n> No\n\nIt *is* ${'long '.repeat(60)}`))
    expect(made.opening).toMatch(/^It is long .*long…$/)
    expect(made.opening.length).toBeLessThanOrEqual(161)
    expect(made.words).toBe(64)
    expect(toHtml(job('![Moon](/images/articles/moon.svg)')).opening).toBe('')
  })
})

/** Inputs that have broken one sanitiser or another, as HTML and as Markdown. */
const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<style>@import "https://evil.example"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div class="fixed inset-0">x</div>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p id="location" name="cookie">x</p>',
  '<img src="/media/../api/auth/logout">',
  '<img src="https://evil.example/a.png">',
  '<picture><source srcset="https://evil.example/a.png 1x"></picture>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](https://a.example"onmouseover="alert(1))',
  '[x](</a" onclick="alert(1)>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](/media/a.svg)',
  '![x](/images/articles/../../api)',
  '![x" onerror="alert(1)](/images/articles/moon.svg)',
  '![x](/images/articles/moon.svg "x\\" onerror=\\"alert(1)")',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick="alert(1)>',
  '`<script>alert(1)</script>`',
  '    <script>alert(1)</script>',
  '```html\n<script>alert(1)</script>\n```',
  '|<img src=x onerror=alert(1)>|\n|-|\n|<script>alert(1)</script>|',
  'गणेश<script>alert(1)</script>',
]

const elements =
  /^(?:h[234]|p|br|hr|blockquote|[uo]l|li|strong|em|a|span|section|div|fig(?:ure|caption)|picture|source|img|t(?:able|head|body|r|h|d))$/
const attributes =
  /^(?:href|rel|title|lang|class|start|type|srcset|sizes|src|alt|width|height|loading)$/

/** Parses it as a browser would, not like the libraries that made it. */
const assertHarmless = (text: string): void => {
  const tags = text.match(/<[^>]*>/g) ?? []
  // Anything else that begins something was escaped.
  expect(text.replaceAll(/<\/?[a-z][a-z0-9]*(?: [a-z]+="[^"<>]*")*(?: \/)?>/g, '')).not.toContain(
    '<',
  )
  for (const tag of tags) {
    expect(/^<\/?([a-z0-9]+)/.exec(tag)?.[1]).toMatch(elements)
    for (const [, name, value = ''] of tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      expect(name).toMatch(attributes)
      if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/)
      if (name === 'src') expect(value).toMatch(/^\/(?:media|images\/articles)\/[^/]*$/)
      if (name === 'class') expect(value).toMatch(/^(?:sources|table)$/)
    }
  }
}

describe('What is dangerous', () => {
  test.each(vectors)('is but words in a text: %s', (vector) => {
    assertHarmless(html(vector))
    assertHarmless(html(`- > ${vector}`))
    assertHarmless(toHtml(job('x', { sources: [vector] })).html)
  })

  test.each(vectors)('does not pass the second wall either: %s', (vector) => {
    const passed = sanitise(vector)
    expect(passed).not.toMatch(
      /<(?:script|svg|math|iframe|style|form|base|meta|link|object|embed)/i,
    )
    expect(passed).not.toMatch(/<[^>]*(?:\son\w+=|javascript:|evil\.example\/a)/i)
    expect(passed).not.toMatch(/<[^>]*\s(?:id|name|style)=/i)
  })

  test('whatever is written, only allowed elements come out', () => {
    const piece = constantFrom(...vectors, '<', '>', '"', '&', '](', '![', '\n', '`', '|', '#')
    assert(
      property(array(oneof(piece, string()), { maxLength: 12 }), (pieces) => {
        assertHarmless(html(pieces.join('')))
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('The process that renders', () => {
  useRealProcesses()

  test('renders every text, and reads front matter if there is any', async () => {
    const text = '---\ntitle: "A: b"\nsources:\n  - "C: D"\n---\n\nHello.\n'
    const [plain, fronted] = await renderMarkdown([job('Hi'), job(text, { hasFrontMatter: true })])
    expect(plain?.html).toBe('<p>Hi</p>\n')
    expect(fronted).toMatchObject({ front: { title: 'A: b' }, body: 'Hello.', words: 1 })
    expect(fronted?.html).toContain('<li>C: D</li>')
    expect(await renderMarkdown([])).toEqual([])
  })

  test('is ended when it takes too long', async () => {
    const limits = { timeoutMs: 1, heapMb: 64 }
    const script = new URL('inChildProcess.ts', import.meta.url).pathname
    await expect(runChildProcess(script, [], limits)).rejects.toThrow(ChildProcessError)
  })

  test.each([
    ['brackets', '['.repeat(60_000)],
    ['stars', '*a_'.repeat(20_000)],
    ['quotations', '>'.repeat(60_000)],
    ['lists', '- '.repeat(30_000)],
    ['links', '[a]('.repeat(15_000)],
    ['bare addresses', 'https://a.'.repeat(6_000)],
    ['Devanagari', 'ग '.repeat(30_000)],
  ])(
    'answers or gives up on the longest text of %s',
    async (_, text) => {
      const answer = await renderMarkdown([job(text)]).catch((error: unknown) => error)
      if (!(answer instanceof ChildProcessError)) expect(answer).toHaveLength(1)
    },
    30_000,
  )
})
