import { onTestFinished } from 'vitest'

const happen = (name: string, persisted: boolean): void =>
  void dispatchEvent(Object.assign(new Event(name), { persisted }))

export const comeBack = (persisted = false): void => happen('pageshow', persisted)

/** What is left stays left for the tests that follow, in other files too: it comes back at the end. */
export const leavePage = (persisted = false): void => {
  onTestFinished(() => comeBack(persisted))
  happen('pagehide', persisted)
}
