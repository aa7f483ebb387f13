import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { render } from './render.tsx'

type Page = Pick<Awaited<ReturnType<typeof render>>, 'network' | 'server' | 'user'>

type Sending<S, P, O> = {
  /** Its label before the press. */
  button: string | RegExp | (() => HTMLElement)
  /** All that a person does to send it, if that is more than a press of the button. */
  press?: () => Promise<void>
  sends: Endpoint<S, P, O>
  answer: O | ((input: P) => O)
  /** Another page takes its place, and the focus. */
  leaves?: boolean
  /** The message shown while the server is unreachable. */
  saysLost?: string | RegExp
}

/**
 * What every filled form does: without a network it says so and keeps what was typed; then it is
 * sent, and only once.
 */
export async function expectSteady<S, P, O>(page: Page, sending: Sending<S, P, O>): Promise<void> {
  await expectKeptOffline(page, sending)
  await expectSentOnce(page, sending)
}

/** Without a network it says so, everything is as it was typed, and can be sent later. */
async function expectKeptOffline<S, P, O>(
  { network, server, user }: Page,
  { button, press, sends, saysLost = /could not connect|can’t connect/i }: Sending<S, P, O>,
): Promise<void> {
  const before = server.received(sends).length
  const typed = valuesOnPage()
  const pressed = buttonOf(button)
  network.lose()
  await (press ?? (() => user.click(pressed)))()
  expect(await screen.findAllByText(saysLost)).not.toEqual([])
  expect(valuesOnPage()).toEqual(typed)
  expect(server.received(sends)).toHaveLength(before)
  network.regain()
  await expect.poll(() => pressed).toHaveProperty('disabled', false)
}

/**
 * Until the server answers, the button is busy and a second press sends nothing; then the focus is
 * on the page still.
 */
export async function expectSentOnce<S, P, O>(
  { server, user }: Page,
  { button, press, sends, answer, leaves = false }: Sending<S, P, O>,
): Promise<void> {
  const before = server.received(sends).length
  const sent = () => server.received(sends).length - before
  const pressed = buttonOf(button)
  const release = server.holds(sends, answer)
  await (press ?? (() => user.click(pressed)))()
  await expect.poll(sent).toBe(1)
  expect(pressed.isConnected).toBe(true)
  expect(pressed).toHaveProperty('disabled', true)
  expect(busyButtons()).not.toEqual([])
  await user.click(pressed)
  // What a browser does with a disabled element; happy-dom does not.
  const other = document.body.appendChild(document.createElement('input'))
  other.focus()
  other.remove()
  release()
  await expect.poll(busyButtons).toEqual([])
  if (!leaves) await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(sent()).toBe(1)
}

const buttonOf = (button: Sending<never, never, never>['button']): HTMLElement =>
  typeof button === 'function' ? button() : screen.getByRole('button', { name: button })

const busyButtons = (): Element[] => [...document.querySelectorAll('button[aria-busy=true]')]

/** The values of all fields and checkboxes. */
const valuesOnPage = (): unknown[] =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    ),
  ].map((field) => (field instanceof HTMLInputElement ? [field.value, field.checked] : field.value))
