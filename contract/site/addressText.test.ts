import { expect, test } from 'vitest'
import { addressText } from './addressText.ts'

test.each([
  [['12 Laxmi Road,', 'Pune,', 'Maharashtra'], '12 Laxmi Road, Pune, Maharashtra'],
  [['12, Laxmi Road', ' , ', '', ',Pune 411030 ,'], '12, Laxmi Road, Pune 411030'],
  [[], ''],
])('%j is %j', (lines, text) => expect(addressText(lines)).toBe(text))
