const key = 'modak-two-step-later'

/** Whether this person has postponed two-step login on this device. */
export function isTwoStepLater(accountId: string): boolean {
  try {
    return localStorage.getItem(key) === accountId
  } catch {
    return false
  }
}

export function putOffTwoStep(accountId: string): void {
  try {
    localStorage.setItem(key, accountId)
  } catch {
    // Storage is blocked: the question returns on the next visit.
  }
}
