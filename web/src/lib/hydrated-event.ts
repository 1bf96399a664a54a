/** Told to the window whenever the app has taken over another part of the server's document. */
export const HYDRATED_EVENT = 'torque-tide:hydrated';
