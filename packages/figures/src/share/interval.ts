/** The quantile of the normal distribution for a certainty of 95%. */
const Z = 1.959964;

/**
 * The 95% interval of a share: the Wilson score interval (E. B. Wilson, "Probable Inference, the Law of Succession, and
 * Statistical Inference", 1927). Unlike the normal approximation it stays between 0 and 1, and holds for small counts.
 * @returns its ends, from 0 to 1
 */
export function wilsonInterval(part: number, whole: number): readonly [low: number, high: number] {
  const share = part / whole;
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const middle = share + Z ** 2 / (2 * whole);
  const scale = 1 + Z ** 2 / whole;
  // Computers make an end at 0 or 1 slightly more or less.
  return [
    part === 0 ? 0 : (middle - spread) / scale,
    part === whole ? 1 : (middle + spread) / scale,
  ];
}
