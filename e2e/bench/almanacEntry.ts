export * from '#almanac/observances.ts'
export * from '#almanac/panchang.ts'
export * from '#almanac/greatDays.ts'
export * from '#almanac/limbs.ts'
