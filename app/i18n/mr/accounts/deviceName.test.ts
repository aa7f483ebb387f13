import { expect, it } from 'vitest'
import { deviceName as inHindi } from '#app/i18n/hi/accounts/deviceName.ts'
import { deviceName } from './deviceName.ts'

it.each([
  ['Chrome on Android', 'Android वरील Chrome', 'Android पर Chrome'],
  ['Samsung Internet on Android', 'Android वरील Samsung Internet', 'Android पर Samsung Internet'],
  ['Firefox', 'Firefox', 'Firefox'],
  ['Unknown device', 'अनोळखी फोन किंवा संगणक', 'अनजान फ़ोन या कंप्यूटर'],
])('%s is said in Marathi and Hindi', (noted, marathi, hindi) => {
  expect([deviceName(noted), inHindi(noted)]).toEqual([marathi, hindi])
})
