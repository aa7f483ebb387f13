export * from '#almanac/observances.ts'
export * from '#almanac/panchang.ts'
