/** A screen's height ahead: loaded by the time it is seen. */
const rootMargin = '100% 0px'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Resolves when the element with this id comes near the screen. Until then the server-rendered
 * content inside it is shown, and its code is not loaded.
 */
export async function whenNear(id: string): Promise<void> {
  if (import.meta.env.SSR) return
  let place = document.getElementById(id)
  // On a client-side navigation the element may be rendered after this call.
  while (!place) {
    await nextFrame()
    place = document.getElementById(id)
  }
  const near = place
  await new Promise<void>((resolve) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watching.disconnect()
        resolve()
      },
      { rootMargin },
    )
    watching.observe(near)
  })
}
