import { expect, test, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./chosenScript.ts')
}

test('mantras are in Devanagari until another script is chosen, which this phone remembers', async () => {
  const first = await fresh()
  expect(first.getScript()).toBe('devanagari')
  let notifications = 0
  const stop = first.subscribeToScript(() => notifications++)
  first.chooseScript('telugu')
  stop()
  first.chooseScript('kannada')
  expect(notifications).toBe(1)
  expect((await fresh()).getScript()).toBe('kannada')
})

test('a script that the app does not know counts as none', async () => {
  localStorage.setItem('script', 'runes')
  expect((await fresh()).getScript()).toBe('devanagari')
})

test('what another tab chooses is shown here too', async () => {
  const { getScript, subscribeToScript } = await fresh()
  getScript()
  let notifications = 0
  subscribeToScript(() => notifications++)
  localStorage.setItem('script', 'bengali')
  dispatchEvent(new StorageEvent('storage', { key: 'script' }))
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(notifications).toBe(1)
  expect(getScript()).toBe('bengali')
})
