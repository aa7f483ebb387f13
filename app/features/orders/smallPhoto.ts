/** Enough to see a crack, and sent over a slow network in a moment. */
const longestSide = 1600
const quality = 0.8

/** The photo as a small JPEG; as it is where this browser cannot draw it. */
export async function smallPhoto(photo: Blob): Promise<Blob> {
  try {
    const image = await createImageBitmap(photo)
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
    const canvas = new OffscreenCanvas(
      Math.round(image.width * scale),
      Math.round(image.height * scale),
    )
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } catch {
    return photo
  }
}
