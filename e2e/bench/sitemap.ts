const locations = async (url: string): Promise<string[]> =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

/** The paths of each sitemap that the index names. */
export const readSitemaps = async (
  origin: string,
): Promise<{ readonly file: string; readonly paths: readonly string[] }[]> => {
  const files = (await locations(`${origin}/sitemap.xml`)).map((file) => new URL(file).pathname)
  return Promise.all(
    files.map(async (file) => ({
      file,
      paths: (await locations(origin + file)).map((location) => new URL(location).pathname),
    })),
  )
}
