/** A screen's height ahead: loaded by the time it is seen. */
const rootMargin = '100% 0px'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Resolves when the element with this id comes near the screen. What the server rendered inside it
 * is shown meanwhile; its code need not be loaded by those who never scroll there.
 */
export async function whenNear(id: string): Promise<void> {
  if (import.meta.env.SSR) return
  let place = document.getElementById(id)
  // On a later navigation it is rendered together with what waits for it.
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
