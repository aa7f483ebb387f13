import { describe, expect, it } from 'vitest'
import { firstFrameOf } from './firstFrame.ts'

const page = (main: string) =>
  `<header><section>menu</section></header><main id="content">${main}</main><p>end</p>`

describe('The first frame of a page', () => {
  it('has the first section of the main part and no other', () => {
    const first = '<section class="a"><section>within</section><br><img src="/a.svg"></section>'
    const second = '<section class="b"><div><section>within</section></div><hr/></section>'
    expect(firstFrameOf(page(`<h1>Aarti</h1>${first}<!--$-->${second}${second}<p>and</p>`))).toBe(
      page(`<h1>Aarti</h1>${first}<!--$--><p>and</p>`),
    )
  })

  it('has the sections of the home page’s first screen, and none after it', () => {
    const first = '<div class="home-first"><section>sky</section><section>day</section></div>'
    expect(firstFrameOf(page(`${first}<section>rest</section>`))).toBe(page(first))
  })

  it('has nothing of what waits for its styles but its room', () => {
    const row = (words: string) => `<section class="home-section day-columns">${words}</section>`
    const home = (words: string) => page(`<div class="home-first">${row(words)}<p>line</p></div>`)
    const tags = firstFrameOf(home('<section><b>Today</b></section>'))
    expect(tags).toBe(home('').replace('</section><p>', '<p>'))
  })

  it('has no footer', () => {
    expect(firstFrameOf(`${page('')}<footer class="footer"><p>Pune</p></footer>`)).toBe(page(''))
  })

  it('is not misled by what a script says', () => {
    const main = '<section><script>if(a<b)"</main><section>"</script></section>'
    expect(firstFrameOf(page(`${main}<section>rest</section>`))).toBe(page(main))
  })

  it('is all of a page without a main part', () => {
    expect(firstFrameOf('<section></section><section></section>')).toBe(
      '<section></section><section></section>',
    )
  })
})
