import { expect, test } from 'vitest'
import { greatFestivals } from '#almanac/greatFestivals.ts'
import { isNorthern as isNorthernInEnglish } from '#contract/i18n/en/northern.ts'
import { isNorthern as isNorthernInHindi } from '#contract/i18n/hi/northern.ts'
import { isNorthern as isNorthernInMarathi } from '#contract/i18n/mr/northern.ts'
import { inAlmanac } from './inAlmanac.ts'

const keyed = greatFestivals.map(({ kind }) => ({ key: `${kind}-vaishakha-krishna-2027` }))
const ofTheTemple = { key: undefined }

test('the north’s own days are listed for readers of its almanac alone', () => {
  const ofNorth = /^(vat_savitri|hariyali_teej|ahoi_ashtami|chhath)-/
  const others = keyed.filter(({ key }) => !ofNorth.test(key))
  expect(others.length).toBe(keyed.length - 4)
  for (const isNorthern of [isNorthernInEnglish, isNorthernInMarathi])
    expect(inAlmanac([...keyed, ofTheTemple], isNorthern)).toEqual([...others, ofTheTemple])
  expect(inAlmanac([...keyed, ofTheTemple], isNorthernInHindi)).toEqual([...keyed, ofTheTemple])
})
