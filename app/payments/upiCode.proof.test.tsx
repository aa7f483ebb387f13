import * as fc from 'fast-check'
import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { QrCode } from '#app/ui/QrCode.tsx'
import { upiLink } from '#contract/payments/upi.ts'

/** Pixels for each module of the code: a camera tries several distances. */
const scales = [4, 3, 5]

/** The code as a camera sees it: the path that the page draws, in black on white. */
const seen = (svg: string, scale: number) => {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * size + Number(x) * scale) * 4
      pixels.fill(0, from, from + Number(width) * scale * 4)
      for (let at = from + 3; at < from + Number(width) * scale * 4; at += 4) pixels[at] = 255
    }
  }
  return jsQR(pixels, size, size)?.data
}

const scannedFrom = (payment: Parameters<typeof upiLink>[0]): string | undefined => {
  const svg = renderToStaticMarkup(<QrCode text={upiLink(payment)} label="code" />)
  for (const scale of scales) {
    const text = seen(svg, scale)
    if (text) return text
  }
  return undefined
}

const reference = 'D7K3M9WACE'

describe('The code of a UPI pledge, read by a decoder', () => {
  test.each([
    ['Shri Ganesha Mandir', 1],
    ['श्री सिद्धिविनायक मंदिर', 501],
    ['श्री गणेश देवस्थान ट्रस्ट, पुणे', 100_000],
    ['Shri "Ganesha" & Sons <Trust> 100% #1?am=1&pa=thief@bank', 99_999],
    ['O’Neill + Ganesha’s Temple / मंदिर', 2001],
    ['🕉 Om 🪔 Temple', 5001],
    ['', 1001],
  ])('names %j, ₹%d, and nothing that was smuggled in', (name, amount) => {
    const link = scannedFrom({ address: 'temple@bank', name, amount, reference }) ?? ''
    expect(link).toMatch(/^upi:\/\/pay\?pa=temple@bank&pn=[A-Za-z0-9%._~-]*&tr=/)
    const params = [...new URL(link).searchParams]
    expect(params.map(([key]) => key)).toEqual(['pa', 'pn', 'tr', 'tn', 'am', 'cu'])
    const of = Object.fromEntries(params)
    expect(name.trim().startsWith(of['pn'] ?? '?')).toBe(true)
    expect(of).toMatchObject({
      pa: 'temple@bank',
      tr: reference,
      tn: `${reference} Donation`,
      am: `${amount}.00`,
      cu: 'INR',
    })
  })

  test('is the link itself, for every temple, amount and reference', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.stringMatching(/^D[34679ACDEFGHJKMNPRTWXY]{9}$/),
        (name, amount, reference) => {
          const payment = { address: 'temple@bank', name, amount, reference }
          expect(scannedFrom(payment)).toBe(upiLink(payment))
        },
      ),
      { numRuns: 40 },
    )
  })
})
