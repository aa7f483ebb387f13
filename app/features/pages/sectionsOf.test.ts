import { describe, expect, it } from 'vitest'
import { sectionsOf } from './sectionsOf.ts'

describe('The sections of a page', () => {
  it('begin at its headings', () => {
    const html =
      '<p>First.</p>\n<h2>What’s <em>offered</em>?</h2>\n<p>Lamps.</p>\n<h3>More</h3>\n<h2>Visit</h2>\n<p>Come.</p>\n'
    expect(sectionsOf(html)).toEqual({
      intro: '<p>First.</p>\n',
      sections: [
        {
          id: 'whats-offered',
          heading: 'What’s <em>offered</em>?',
          title: 'What’s offered?',
          html: '\n<p>Lamps.</p>\n<h3>More</h3>\n',
        },
        { id: 'visit', heading: 'Visit', title: 'Visit', html: '\n<p>Come.</p>\n' },
      ],
    })
  })

  it('have different addresses, in any script', () => {
    const html = '<h2>दर्शन कधी?</h2><h2>Puja</h2><h2>Puja!</h2><h2>?</h2>'
    expect(sectionsOf(html).sections.map(({ id }) => id)).toEqual([
      'दर्शन-कधी',
      'puja',
      'puja-2',
      'section',
    ])
  })

  it('may be all there is', () => {
    expect(sectionsOf('<h2>One</h2><p>1</p>')).toMatchObject({
      intro: '',
      sections: [{ id: 'one' }],
    })
  })

  it('are none without headings', () => {
    expect(sectionsOf('<p>All.</p>')).toEqual({ intro: '<p>All.</p>', sections: [] })
  })
})
