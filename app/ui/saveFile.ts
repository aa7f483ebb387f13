/** Saves a file through the browser. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser may read it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
