const asked = new Map<string, Promise<void> | undefined>()

const link = (file: string, rel: string): HTMLLinkElement =>
  document.head.appendChild(
    Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: `/${file}` }),
  )

/** Code is asked for in a task of its own each: twenty files in one hold up a slow phone for 100 ms. */
const preload = (file: string): undefined => void setTimeout(() => link(file, 'modulepreload'))

const dress = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const sheet = link(file, 'stylesheet')
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => {
      asked.delete(file)
      sheet.remove()
      reject(new Error(`${file} did not come`))
    })
  })

/** The document may have brought it. */
const style = (file: string): Promise<void> | undefined =>
  document.querySelector(`link[href="/${file}"]`) ? undefined : dress(file)

const ask = (file: string): Promise<void> | undefined => {
  if (!asked.has(file)) asked.set(file, file.endsWith('.css') ? style(file) : preload(file))
  return asked.get(file)
}

/**
 * Stands in for Vite's own helper (vite.config.ts): asks for all files of a piece of code that is loaded
 * late, so that they do not find each other one by one, and waits for its styles.
 */
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map(ask))
  return load()
}
