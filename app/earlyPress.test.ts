import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearPresses, pressEarly } from './earlyPress.ts'

let button: HTMLButtonElement
let presses = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  presses = 0
  button = document.body.appendChild(document.createElement('button'))
  window.early = { press: button }
  hearPresses()
  button.addEventListener('click', () => (presses += 1))
})
afterEach(() => {
  vi.useRealTimers()
  button.remove()
})

it('A button pressed before the app could answer is pressed again', async () => {
  pressEarly()
  await vi.advanceTimersToNextTimerAsync()
  expect(presses).toBe(1)
})

it('A button whose code loads after more than a minute is not', async () => {
  await vi.advanceTimersByTimeAsync(61_000)
  pressEarly()
  await vi.advanceTimersToNextTimerAsync()
  expect(presses).toBe(0)
})

it('A button that is no longer on the page is not', async () => {
  button.remove()
  pressEarly()
  await vi.advanceTimersToNextTimerAsync()
  expect(presses).toBe(0)
})
