// @vitest-environment node
import { expect, test } from 'vitest'
import { isAppFile } from './precacheKinds.ts'

const answer = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } })

const html = 'text/html; charset=utf-8'
const login = '<!doctype html><title>Welcome to the hotel</title>'

test.each([
  ['/assets/app-1a2b3c4.js', answer('go()', 'text/javascript; charset=utf-8'), true],
  ['/assets/app-1a2b3c4.js', answer(login, html), false],
  ['/assets/index-1a2b3c4.css', answer('p {}', 'text/css'), true],
  ['/assets/index-1a2b3c4.css', answer(login, html), false],
  ['/assets/tiro-1a2b3c4.woff2', answer('wOF2', 'font/woff2'), true],
  ['/assets/tiro-1a2b3c4.woff2', answer(login, html), false],
  ['/icons/icon.svg', answer('<svg/>', 'image/svg+xml'), true],
  ['/icons/icon-192.png?__WB_REVISION__=1', answer(login, html), false],
  ['/shell.html', answer('<script src="/assets/index-1.js"></script>', html), true],
  ['/shell.html', answer(login, html), false],
  ['/shell.html', answer('<script src="/assets/index-1.js"></script>', html, 203), false],
])('%s: %#', async (path, given, expected) => {
  expect(await isAppFile(`https://temple.example${path}`, given)).toBe(expected)
})
