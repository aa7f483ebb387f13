// What made journeys fail now and then, as rules for oxlint: each says what to write instead.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const nameOf = (callee) =>
  callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : callee.name

const isCallOf = (node, name) => node?.type === 'CallExpression' && nameOf(node.callee) === name

const isWithin = (node, name) => {
  for (let each = node.parent; each; each = each.parent) {
    // `expect(async () => …).toPass()`: the function is an argument of what `toPass` is called on.
    const { callee } = each.type === 'CallExpression' ? each : {}
    if (callee?.type === 'CallExpression' || callee?.object?.type === 'CallExpression')
      if (nameOf(callee) === name) return true
  }
  return false
}

/** What any journey looks for by `toast(page, '…')`. */
const toastTexts = new Set(
  globSync('journeys/**/*.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /\btoast\(\s*\w+,\s*'([^']+)'/g,
      ),
    ].map(([, text]) => text),
  ),
)

/** A rule that looks at every call. */
const aboutCalls = (message, isWrong) => ({
  create: (context) => ({
    CallExpression(node) {
      if (isWrong(node)) context.report({ node, message })
    },
  }),
})

const timeoutIn = (options) =>
  options?.properties?.find(({ key }) => key?.name === 'timeout')?.value.value

/** What journeys call a whole page, of whomever. */
const pageNames = ['page', 'phone', 'office', 'staff', 'devotee', 'other', 'later', 'tab']

/** What the configuration gives every expectation (playwright.config.ts). */
const patienceMs = 15_000

/** What every test gives `vi.waitFor` (server/test/patience.ts). */
const usualWaitMs = 20_000

export default {
  meta: { name: 'journeys' },
  rules: {
    'no-async-wait': {
      create: (context) => {
        const asynchronous = new Set()
        const waits = []
        return {
          FunctionDeclaration({ async, id }) {
            if (async && id) asynchronous.add(id.name)
          },
          VariableDeclarator({ id, init }) {
            if (init?.async) asynchronous.add(id.name)
          },
          CallExpression(node) {
            if (isCallOf(node, 'waitForFunction')) waits.push(node)
          },
          'Program:exit'() {
            const message = 'A promise is true at once, whatever it comes to: use expect.poll'
            for (const node of waits)
              if (node.arguments.some(({ async, name }) => async || asynchronous.has(name)))
                context.report({ node, message })
          },
        }
      },
    },
    'no-bare-context': aboutCalls(
      'It has neither the clock nor the wait for the app: openDevice({ … })',
      (node) => isCallOf(node, 'newContext'),
    ),
    'no-text-of-toast': aboutCalls(
      'A toast is on the page twice, for eyes and for ears: toast(page, …), or look within main',
      ({ callee, arguments: [text] }) =>
        callee.property?.name === 'getByText' &&
        pageNames.includes(callee.object.name) &&
        toastTexts.has(text?.value),
    ),
    'no-wait-for-time': aboutCalls('Wait for a condition, never for time', (node) =>
      isCallOf(node, 'waitForTimeout'),
    ),
    'no-text-of-page': aboutCalls(
      'A toast is on the page twice, for eyes and for ears: toast(page, …), or look within main',
      (node) =>
        isCallOf(node, 'first') &&
        isCallOf(node.callee.object, 'getByText') &&
        pageNames.includes(node.callee.object.callee.object.name),
    ),
    'no-short-wait': aboutCalls(
      'On a busy machine this fails: leave the timeout away, 20 seconds are the least',
      ({ callee, arguments: [, options] }) =>
        callee.object?.name === 'vi' &&
        ['waitFor', 'waitUntil'].includes(nameOf(callee)) &&
        (options?.value ?? timeoutIn(options)) < usualWaitMs,
    ),
    'no-haste': {
      create: (context) => ({
        Property({ key, value, parent }) {
          const isShort =
            key.name === 'timeout' && value.type === 'Literal' && value.value < patienceMs
          // Within `toPass` it is the length of one try.
          if (!isShort || isWithin(parent, 'toPass')) return
          const message = 'On a busy machine this fails: the usual time is the least'
          context.report({ node: value, message })
        },
      }),
    },
  },
}
