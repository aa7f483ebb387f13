import sharp from 'sharp'

/**
 * One core and no memory of earlier pictures; of all formats libvips could read, only those we
 * accept.
 */
export const acceptOnlyPictures = (): void => {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadWebpFile',
      'VipsForeignLoadHeifFile',
    ],
  })
}
