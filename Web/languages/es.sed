s|{language}|es|g
s|{direction}|ltr|g
s|{bannerStorageUnavailable}|Este navegador no guarda nada (¿es una ventana privada?). Lo que hagas aquí se pierde al cerrar la página, salvo con sesión iniciada y conexión.|g
s|{newGather}|Nuevo encuentro|g
s|{pageBroken}|Algo ha fallado. Lo que guardaste está a salvo.|g
s|{pageDescription}|Forma equipos, lleva el tiempo y el marcador y recuerda quién ganó: fútbol con amigos.|g
s|{pageGatherPicture}|Un encuentro|g
s|{pageLinksWork}|Los enlaces para responder, seguir un partido o ver la clasificación funcionan aquí igualmente.|g
s|{pageNeedsScript}|Football Gather lleva el tiempo y el marcador en tu dispositivo y para ello necesita JavaScript.|g
s|{pageNotFound}|Página no encontrada|g
s|{pageNotFoundAdvice}|Quizá la dirección está cortada. Tus jugadores y encuentros están en la app.|g
s|{pageOpenAgain}|Volver a abrir la app|g
s|{pageOpenApp}|Abrir la app|g
s|{pageOpenElsewhere}|Si esta página se abrió dentro de un chat o de otra app, ábrela en Safari o Chrome.|g
s|{pagePlayersPicture}|Quién juega hoy|g
s|{pageProgramOff}|WebAssembly, de lo que está hecha la app, está desactivado en este navegador. En un iPhone con el modo de aislamiento puedes desactivar ese modo solo para este sitio: en el menú junto a la dirección, en los ajustes del sitio web. En otro navegador, permite WebAssembly en los ajustes.|g
s|{pageProgramRefused}|Algo impide aquí WebAssembly, de lo que está hecha la app: este navegador, una de sus extensiones o la red. Actualiza el navegador o abre esta página en otro.|g
s|{pageTooOld}|Este navegador es demasiado antiguo para la app. Actualízalo (en un iPhone, actualiza iOS) o abre esta página en otro navegador: Chrome puede desde la versión 102.|g
s|{pageUnreached}|La app aún no ha llegado. Revisa la conexión.|g
s|{pageWaits}|La app se está cargando…|g
s|{pageWidePicture}|Un encuentro en una pantalla ancha|g
s|{resume}|Reanudar|g
s|{resumeGather}|Retomar encuentro|g
s|{tryAgain}|Reintentar|g
