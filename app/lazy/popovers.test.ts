import { beforeAll, describe, expect, it } from 'vitest'
import { replacePopovers } from './popovers.ts'

describe('The menu where a browser has no popovers', () => {
  beforeAll(replacePopovers)

  const show = () => {
    document.body.innerHTML = `
      <button popovertarget="menu">More</button>
      <nav id="menu" popover="auto"><a href="#shop">Shop</a><button id="theme">Dark</button></nav>
      <p>The page</p>`
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    const isOpen = () => document.getElementById('menu')?.hasAttribute('data-open')
    return { press, isOpen }
  }

  it('is opened and closed by its button', () => {
    const { press, isOpen } = show()
    expect(isOpen()).toBe(false)
    press('[popovertarget]')
    expect(isOpen()).toBe(true)
    press('[popovertarget]')
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['stays for a button in it', '#theme', true],
    ['closes for a link in it', 'nav a', false],
    ['closes for a touch beside it', 'p', false],
  ])('%s', (_, target, stays) => {
    const { press, isOpen } = show()
    press('[popovertarget]')
    press(target)
    expect(isOpen()).toBe(stays)
  })

  it('closes with Escape', () => {
    const { press, isOpen } = show()
    press('[popovertarget]')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(isOpen()).toBe(false)
  })
})
