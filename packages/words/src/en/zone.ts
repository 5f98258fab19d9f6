// A time zone, named after a city, and how its time differs from the visitor's.

export const zone = {
  name: (city: string) => `${city} time`,
  same: 'same as yours',
  ahead: (hours: string) => `${hours} h ahead of you`,
  behind: (hours: string) => `${hours} h behind you`,
};
