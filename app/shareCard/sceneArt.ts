/** The colours of the sky and the temple at this hour, by the names they have in the style sheet. */
export type Colours = (name: string) => string

/** Read from the style sheet, because the colours of the hours are only there. */
export function sceneColours(): Colours {
  const probe = Object.assign(document.createElement('div'), {
    className: 'scene hour',
    hidden: true,
  })
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const known = new Map<string, string>()
  const get: Colours = (name) => {
    const value = known.get(name) ?? style.getPropertyValue(name).trim()
    known.set(name, value)
    return value
  }
  for (const name of ['s0', 's1', 's2', 's3', 's4', 'on-sky', 'on-sky-2']) get(`--${name}`)
  for (const name of ['far', 'far2', 'stone', 'mid', 'lit', 'glow', 'ground', 'lamp'])
    get(`--${name}`)
  probe.remove()
  return get
}

type Size = { viewBox: string; width: number; height: number }

async function imageOf(content: string, { viewBox, width, height }: Size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="none">${content}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

const parsed = async (path: string): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetch(path)).text(), 'image/svg+xml')

/** Hills, temple and toran as pictures in the colours of the hour. */
export async function sceneArt(colours: Colours, width: number) {
  const [scene, toran] = await Promise.all([parsed('/art/scene.svg'), parsed('/art/toran.svg')])
  const part = (id: string): string =>
    (scene.getElementById(id)?.outerHTML ?? '').replaceAll(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => colours(name),
    )
  const [hills, temple, garland] = await Promise.all([
    imageOf(part('hills'), { viewBox: '0 -104 360 104', width, height: 240 }),
    imageOf(part('temple'), { viewBox: '-200 -322 400 324', width: 640, height: 518 }),
    imageOf(toran.documentElement.innerHTML, { viewBox: '0 0 65 32', width: 135, height: 66 }),
  ])
  return { hills, temple, garland }
}
