/** Share in per cent, 0 without any. */
export const percentage = (part: number, whole: number): number => (whole === 0 ? 0 : (part * 100) / whole);
