s|{language}|es|g
s|{direction}|ltr|g
s|{newGather}|Nuevo encuentro|g
s|{pageBroken}|Algo se rompió. Lo que guardaste está a salvo.|g
s|{pageDescription}|Forma equipos, lleva el tiempo y el marcador y recuerda quién ganó: fútbol con amigos.|g
s|{pageGatherPicture}|Un encuentro|g
s|{pageNeedsScript}|Football Gather lleva el tiempo y el marcador en tu dispositivo y para ello necesita JavaScript.|g
s|{pageNotFound}|Aquí no hay nada|g
s|{pageNotFoundAdvice}|Quizá la dirección está cortada. Tus jugadores y encuentros están en la app.|g
s|{pageOpenAgain}|Volver a abrir la app|g
s|{pageOpenApp}|Abrir la app|g
s|{pagePlayersPicture}|Quién juega hoy|g
s|{pageUnreached}|La app aún no ha llegado. Revisa la conexión.|g
s|{pageWaits}|Un momento, la app está en camino.|g
s|{pageWidePicture}|Un encuentro en una pantalla ancha|g
s|{resume}|Reanudar|g
s|{resumeGather}|Retomar encuentro|g
s|{tryAgain}|Reintentar|g
