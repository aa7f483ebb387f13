/** Saves a value as a file through the browser. */
export function saveJson(value: unknown, fileName: string): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser may read it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
