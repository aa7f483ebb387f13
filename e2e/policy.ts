import type { BrowserContext } from '@playwright/test'

/**
 * Everything that the security policy blocked on a context's pages, as it happens. If a picture is
 * opened directly, the page around it is the browser's own.
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('tellViolation', (_, violation: string) => {
    violations.push(violation)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      if (document.contentType.startsWith('image/')) return
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const violation = `${effectiveDirective}: ${blockedURI}, ${sourceFile}:${lineNumber}`
      ;(window as unknown as { tellViolation: (told: string) => void }).tellViolation(violation)
    })
  })
  // What is refused before the page's first script, or in the worker, is reported only there.
  context.on('console', (message) => {
    const isPicture = /\.(png|svg|webp)$/.test(message.page()?.url() ?? '')
    if (!isPicture && /content security policy/i.test(message.text()))
      violations.push(message.text())
  })
  return violations
}
